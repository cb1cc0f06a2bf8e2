import sharp from 'sharp';

export interface PictureSize {
  /** As its content says. */
  form: string;
  width: number;
  height: number;
}

/** Read from the header, before any pixel is decoded; undefined for what is no picture. */
export const pictureSizeOf = async (content: Uint8Array): Promise<PictureSize | undefined> => {
  const header = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  return header?.format && { form: header.format, width: header.width, height: header.height };
};
