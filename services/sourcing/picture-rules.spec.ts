import { describe, expect, it } from 'vitest';
import { pictureSizeOf } from '#kernel/files/content/picture-size.ts';
import * as sample from '#tests/integration/files/sample-files.ts';
import { requireShopPicture, requireShopPictures } from './picture-rules.ts';

const url = (index: number): string => `/files/${String(index).repeat(32)}.png`;
const filesOf = (...contents: readonly Uint8Array[]) => ({
  find: async (fileId: string) => ({ originalName: `${fileId[0]}.png` }) as never,
  read: async (fileId: string) => contents[Number(fileId[0])],
});
const refusalOf = async (content: Uint8Array) => (await requireShopPictures(filesOf(content), [url(0)]))?.rejected;
const side = (width: number, height = width) => sample.png({ width, height });

describe('Rule: the shop takes JPG and PNG of 300 to 4000 pixels a side and at most 5 MB, by their content (R5.05, R9.16)', () => {
  it.each([[300], [1_200], [4_000]])('%i pixels a side', async (pixels) => expect(await refusalOf(await side(pixels))).toBeUndefined());
  it('a JPG, whatever it is called', async () => expect(await refusalOf(await sample.jpg({ width: 800, height: 600 }))).toBeUndefined());
  it.each([
    ['one side too short', 299, 600],
    ['one side too long', 600, 4_001],
  ])('not with %s', async (_, width, height) => expect(await refusalOf(await side(width, height))).toBe('ShopPictureSides'));
  it.each([
    ['a GIF', sample.gif],
    ['a WebP', sample.webp],
    ['no picture', async () => Buffer.from('PNG, it says')],
  ])('nor %s that is called PNG', async (_, content) => expect(await refusalOf(await content())).toBe('ShopPictureForm'));

  it('nor above 5 MB', async () => {
    const size = await pictureSizeOf(await side(600));
    expect(requireShopPicture({ name: 'a.png', bytes: 5 * 1024 * 1024, size }, 'pictures.0')).toBeUndefined();
    expect(requireShopPicture({ name: 'a.png', bytes: 5 * 1024 * 1024 + 1, size }, 'pictures.0')).toMatchObject({ rejected: 'ShopPictureTooLarge' });
  });

  it('and says which of several it does not take', async () => {
    const files = filesOf(await side(600), await side(100));
    expect(await requireShopPictures(files, [url(0), url(1)])).toMatchObject({
      rejected: 'ShopPictureSides',
      field: 'pictures.1',
      params: { width: 100, height: 100, min: 300, max: 4_000 },
    });
  });
});
