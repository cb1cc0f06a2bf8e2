import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PackageDetail } from '#contracts/forecast/package-queries.ts';
import { DamagePhotos } from './damage-photos.tsx';

type Piece = Pick<PackageDetail['items'][number], 'condition' | 'photos' | 'checkPhotos'>;

const intact: Piece = { condition: 'intact', photos: [], checkPhotos: ['/files/fine.jpg'] };
const damaged: Piece = { condition: 'damaged', photos: ['/files/dent.jpg'], checkPhotos: ['/files/dent-closely.jpg', '/files/dent.jpg'] };

describe('Rule: a seller sees the damage beside the question about it', () => {
  const photosOf = (items: readonly Piece[]) =>
    [...renderToStaticMarkup(<DamagePhotos items={items as PackageDetail['items']} />).matchAll(/src="([^"]*)"/g)].map(([, url]) => url);

  it('each photo once, of what is damaged alone', () => expect(photosOf([intact, damaged])).toEqual(['/files/dent.jpg', '/files/dent-closely.jpg']));
  it('as many as are looked at', () => {
    const many = Array.from({ length: 40 }, (_, index): Piece => ({ condition: 'damaged', photos: [`/files/${index}.jpg`], checkPhotos: [] }));
    expect(photosOf(many)).toHaveLength(24);
  });
});
