/** Longest side of a photo, in pixels: every stitch shows, and a floor network carries it. */
const MAX_SIDE_PX = 2400;
const quality = 0.86;

/** What the viewfinder shows. Undefined while it shows nothing yet. */
export const captureFrame = (video: HTMLVideoElement): Promise<Blob> | undefined => {
  const { videoWidth: width, videoHeight: height } = video;
  return width > 0 && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? drawn(video, width, height) : undefined;
};

/** A chosen picture in the same size; anything that the browser cannot draw is left as it is. */
export const shrunk = async (file: File): Promise<Blob> => {
  if (!file.type.startsWith('image/') || file.type === 'image/gif') return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    return Math.max(picture.width, picture.height) > MAX_SIDE_PX ? await drawn(picture, picture.width, picture.height) : file;
  } catch {
    return file;
  }
};

const drawn = (source: CanvasImageSource, width: number, height: number): Promise<Blob> => {
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be encoded'))), 'image/jpeg', quality),
  );
};
