export const signaturePadTexts = {
  'signaturePad.clear': 'Clear',
  'signaturePad.done': 'Done',
  'signaturePad.drawn': '{label}: drawn',
  'signaturePad.empty': '{label}: empty',
  'signaturePad.hint': 'Sign here with a finger, a pen or the mouse',
  'signaturePad.nameMissing': 'Enter your name: it will appear here',
  'signaturePad.open': 'Tap to sign',
  'signaturePad.typed': 'I sign with my typed name',
  'signaturePad.undo': 'Undo',
} as const;
