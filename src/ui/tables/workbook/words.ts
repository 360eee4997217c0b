/** Why the files in a zip file cannot be opened. */
export const zipWords = {
  locked: 'This zip file has a password. Unpack it with the password and choose the files inside.',
  tooLarge:
    'What is in this zip file is too large inside to be opened here. Unpack it and choose the files one by one.',
  tooMany: (most: number) =>
    `There are more than ${most} files in this zip file. Unpack it and choose those that are needed.`,
  damaged:
    'This zip file is damaged, not complete, or packed in a rare way. Unpack it and choose the files inside, or download it again.',
  nothingInIt: 'There are no files in this zip file.',
}
