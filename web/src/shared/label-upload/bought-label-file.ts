import { fileTypes } from '#contracts/files/file-types.ts';
import { printShippingLabels } from '#contracts/labels/shipping/print-shipping-labels.ts';
import type { ShippingLabelRow } from '#contracts/labels/shipping/shipping-label-queries.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';

/** 4x6 inches at the 300 dots of a label printer. */
const dots = { width: 1_200, height: 1_800 };

/** A bought label as the file that its order ships with. Throws what the server says of one that is missing or void. */
export const boughtLabelFile = async ({ labelNo, logNo }: Pick<ShippingLabelRow, 'labelNo' | 'logNo'>, pathname: string): Promise<File> => {
  const drawing: Blob = await callEndpoint(printShippingLabels, { query: { labelNos: labelNo }, pathname, quiet: true });
  // The carrier's own file goes as it is.
  if (drawing.type === fileTypes.pdf.contentType) return new File([drawing], `${logNo}.pdf`, { type: drawing.type });
  const url = URL.createObjectURL(drawing);
  try {
    const picture = await drawn(await loaded(url));
    return new File([picture], `${logNo}.png`, { type: picture.type });
  } finally {
    URL.revokeObjectURL(url);
  }
};

const loaded = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error());
    image.src = url;
  });

const drawn = (image: HTMLImageElement): Promise<Blob> => {
  const canvas = Object.assign(document.createElement('canvas'), dots);
  canvas.getContext('2d')?.drawImage(image, 0, 0, dots.width, dots.height);
  return new Promise((resolve, reject) => canvas.toBlob((picture) => (picture ? resolve(picture) : reject(new Error())), 'image/png'));
};
