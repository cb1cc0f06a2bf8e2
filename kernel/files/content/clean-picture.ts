import { rename, rm } from 'node:fs/promises';
import sharp from 'sharp';
import { MAX_PICTURE_PIXELS, storedPictureSide } from '#contracts/files/file-purposes.ts';
import { busy, turns } from '#kernel/turns.ts';

export type PictureType = 'jpg' | 'png' | 'gif' | 'webp';

/** Seconds to wait before so many pixels may be decoded for the sender; undefined: at once. */
export type MayDecode = (pixels: number) => number | undefined;

/** Why a picture was not decoded. */
type Undecoded = 'damaged' | 'tooManyPixels' | 'busy' | { waitSeconds: number };

const decoderNames = { jpg: 'jpeg', png: 'png', gif: 'gif', webp: 'webp' } as const;
/** Whoever sends them: a decoder takes memory by the pixel. */
const decoders = turns({ ofEach: { running: 2, waiting: 16 } });

sharp.cache(false);

/**
 * Draws a picture anew, in its place: what is stored is what the decoder saw, upright, without metadata (a phone's place, a thumbnail, anything hidden behind the
 * pixels), shrunk to the stored size. A moving picture keeps its first frame. The pixel count is read from the header, before any pixel is decoded.
 */
export const cleanPicture = async (path: string, type: PictureType, mayDecode: MayDecode): Promise<{ bytes: number } | Undecoded> => {
  const header = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (header?.format !== decoderNames[type]) return 'damaged';
  const pixels = header.width * (header.pageHeight ?? header.height);
  if (pixels > MAX_PICTURE_PIXELS) return 'tooManyPixels';
  const waitSeconds = mayDecode(pixels);
  if (waitSeconds !== undefined) return { waitSeconds };

  const drawn = await decoders.run('any', () => redraw(path, type)).catch(() => 'damaged' as const);
  return drawn === busy ? 'busy' : drawn;
};

const redraw = async (path: string, type: PictureType): Promise<{ bytes: number }> => {
  const drawn = `${path}.drawn`;
  try {
    const { size } = await sharp(path, { limitInputPixels: MAX_PICTURE_PIXELS, autoOrient: true })
      .resize({ width: storedPictureSide, height: storedPictureSide, fit: 'inside', withoutEnlargement: true })
      .toFormat(decoderNames[type], { quality: 88 })
      .timeout({ seconds: 30 })
      .toFile(drawn);
    await rename(drawn, path);
    return { bytes: size };
  } catch (failure) {
    await rm(drawn, { force: true });
    throw failure;
  }
};
