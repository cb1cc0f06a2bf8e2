import { fileIdOf } from '#contracts/files/file-types.ts';
import { inMegabytes } from '#contracts/files/file-purposes.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { shopPictureLimits } from '#contracts/sourcing/shop-picture-limits.ts';
import { pictureSizeOf, type PictureSize } from '#kernel/files/content/picture-size.ts';
import type { Files } from '#kernel/files/files.ts';

interface Looked {
  name: string;
  bytes: number;
  /** Undefined for what is no picture. */
  size: PictureSize | undefined;
}

const forms = ['jpeg', 'png'];

/** R5.05: by what the file is, whatever it is called. */
export const requireShopPicture = ({ name, bytes, size }: Looked, field: string): Rejection | undefined => {
  const { minSide: min, maxSide: max, bytes: most } = shopPictureLimits;
  if (!size || !forms.includes(size.form)) return reject('ShopPictureForm', { field, params: { name, found: (size?.form ?? '?').toUpperCase() } });
  if (bytes > most) return reject('ShopPictureTooLarge', { field, params: { max: inMegabytes(most) } });
  const { width, height } = size;
  return [width, height].every((side) => side >= min && side <= max)
    ? undefined
    : reject('ShopPictureSides', { field, params: { name, width, height, min, max } });
};

export type ReadFiles = Pick<Files, 'find' | 'read'>;

/** The first of the pictures that the shop would not take. */
export const requireShopPictures = async (files: ReadFiles, urls: readonly string[]): Promise<Rejection | undefined> => {
  for (const [index, url] of urls.entries()) {
    const field = `pictures.${index}`;
    const fileId = fileIdOf(url);
    if (fileId === undefined) return reject('FileNotFound', { field });
    const [known, content] = await Promise.all([files.find(fileId), files.read(fileId)]);
    if (!known || !content) return reject('FileNotFound', { field });
    const refusal = requireShopPicture({ name: known.originalName, bytes: content.length, size: await pictureSizeOf(content) }, field);
    if (refusal) return refusal;
  }
  return undefined;
};
