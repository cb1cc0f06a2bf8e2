import sharp from 'sharp';

/** One white pixel. */
export const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'white' } })
  .png()
  .toBuffer();
