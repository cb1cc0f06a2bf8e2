/** Milliseconds that the browser may take to begin the download. */
const lasting = 60_000;

/** Saves bytes under a name, as a download. */
export const saveFile = (bytes: Blob, name: string): void => {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), lasting);
};

/** Shows bytes in a tab of their own. */
export const showFile = (bytes: Blob): void => {
  const url = URL.createObjectURL(bytes);
  window.open(url, '_blank', 'noopener');
  setTimeout(() => URL.revokeObjectURL(url), lasting);
};
