import type { ppfWords as english } from './words'

/** The PPF view in Hindi. */
export const ppfWords: typeof english = {
  label: 'PPF',
  heading: 'PPF कैलकुलेटर',
  intro: 'PPF या सुकन्या समृद्धि में कितना बनेगा, स्कीम के अपने नियमों से महीने-दर-महीने।',
  title: 'PPF और सुकन्या समृद्धि कैलकुलेटर',
  description:
    'PPF या सुकन्या समृद्धि में कितना बनेगा, स्कीम के नियमों से रुपये-रुपये तक: महीने की 5 तारीख, साल की सीमा। मुफ़्त, बिना विज्ञापन, बिना साइन-अप।',

  questions: [],
}
