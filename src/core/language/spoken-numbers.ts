/** The small numbers that people type in Hindi words, from one on. */
export const spokenNumbers: readonly string[] = 'एक दो तीन चार पाँच छह सात आठ नौ दस'.split(' ')
