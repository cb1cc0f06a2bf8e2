import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { oneIdFrom } from '#contracts/item/one-id.ts';
import { printed, scanners } from '#tests/support/scanners.ts';
import { drawOneIdLabels } from './draw-one-id-label.ts';
import { inSvg } from './in-svg.ts';

const oneIds = [oneIdFrom([1, 2, 3, 4, 5, 6, 7, 8, 9]), oneIdFrom([9, 8, 7, 6, 5, 4, 3, 2, 1])];

describe('Rule: a ONE ID label takes a 4x6 inch page', () => {
  it('each, one below the other', async () => {
    const picture = await printed(inSvg(drawOneIdLabels(oneIds.map((oneId) => ({ oneId, name: '', caption: '' })))), 203);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 812, height: 2 * 1218 });
    expect(await scanners.zxing(picture)).toEqual([...oneIds.map((oneId) => `Code128 ${oneId}`), ...oneIds.map((oneId) => `QRCode ${oneId}`)].sort());
  });

  it('and lets no text become markup', () => {
    const typed = '<script>alert("1")</script>&';
    expect(inSvg(drawOneIdLabels([{ oneId: oneIds[0]!, name: typed, caption: typed }]))).not.toContain('<script');
  });
});
