import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '../catalogue/catalogue.ts';
import { boxLabelUrl, drawArt, goodsUrl, viewUrl } from './art.ts';
import { bannerUrl } from './banners/banners.ts';
import { eanOf } from './views/bars.ts';

describe('Rule: a picture follows from its address alone', () => {
  it('draws the same bytes again', () => {
    expect(drawArt('/art/DD1391-100.svg')).toBe(drawArt('/art/DD1391-100.svg'));
    expect(drawArt('/art/DD1391-100.svg')).not.toBe(drawArt('/art/DD1503-103.svg'));
  });

  it('draws every product of the catalogue as well-formed svg', () => {
    for (const { sku } of buildCatalogue()) {
      const svg = drawArt(goodsUrl(sku))!;
      expect(svg).toMatch(/^<svg [^>]+>.*<\/svg>$/s);
      expect(svg).not.toMatch(/NaN|undefined/);
    }
  });

  it('draws what an inspector photographs', () => {
    for (const view of ['side', 'detail', 'sole', 'defect', 'box', 'box-damaged']) expect(drawArt(viewUrl('DD1391-100', view))).toContain('<svg');
    expect(drawArt(boxLabelUrl('DD1391-100', '9.5'))).toContain('>9.5<');
  });

  it('draws a product that it has never heard of', () => {
    expect(drawArt('/art/NEW-SKU-1.svg')).toContain('<svg');
  });

  it('draws the pictures of announcements', () => {
    for (const name of ['shelves', 'dispatch', 'spotlight'] as const) {
      expect(drawArt(bannerUrl(name))).toBe(drawArt(bannerUrl(name)));
      expect(drawArt(bannerUrl(name))).toMatch(/^<svg [^>]+>.*<\/svg>$/s);
      expect(drawArt(bannerUrl(name))).not.toMatch(/NaN|undefined/);
    }
    expect(drawArt('/art/banner/other.svg')).toBeUndefined();
  });

  it('draws nothing for any other address', () => {
    expect(['/art/', '/art/a.png', '/art/../x.svg', '/art/a/b/c.svg', '/art/DD1391-100/front.svg'].map(drawArt)).toEqual(Array(5).fill(undefined));
  });
});

describe('Rule: a drawn carton never carries a real product number', () => {
  it('numbers in the in-store range, with a check digit', () => {
    const code = eanOf('DD1391-100/9.5');
    expect(code).toMatch(/^2\d{12}$/);
    const sum = [...code].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
    expect(sum % 10).toBe(0);
  });
});
