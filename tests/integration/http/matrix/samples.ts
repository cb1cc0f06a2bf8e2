import sharp from 'sharp';
import type { Given } from './given.ts';

/** One white pixel. */
export const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'white' } })
  .png()
  .toBuffer();

export const oneId = async (given: Given) => ({ query: { oneId: await given.available() } });
