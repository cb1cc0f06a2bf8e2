export const floor = {
  of: 'of {{total, number}}',
  takePhoto: 'Take photo',
  takePhotoOf: 'Take photo: {{what}}',
  takeAgain: 'Retake: {{what}}',
  choosePhoto: 'Choose a file',
  removePhoto: 'Remove photo: {{what}}',
  closeCamera: 'Close the camera',
  cameraNotReady: 'camera is not ready',
  captureFailed: 'The photo could not be taken, please try again',
  uploadFailed: 'Upload Failed',
  layAside: 'Set it aside and ask a supervisor.',
};

export default { floor };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    floor: typeof floor;
  }
}
