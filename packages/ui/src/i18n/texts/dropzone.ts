export const dropzoneTexts = {
  'dropzone.cancel': 'Stop uploading {name}',
  'dropzone.choose': 'Choose files',
  'dropzone.done': 'Uploaded',
  'dropzone.dropNow': 'or release them here',
  'dropzone.files': '{label}: files',
  'dropzone.open': 'Download {name}',
  'dropzone.orDrop': 'or drop them here',
  'dropzone.remove': 'Remove {name}',
  'dropzone.retry': 'Retry',
  'dropzone.retryOf': 'Retry {name}',
  'dropzone.takePhoto': 'Take photo',
  'dropzone.uploading': 'Uploading {name}',
} as const;
