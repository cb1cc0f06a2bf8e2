import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DamageBar } from './damage-bar.tsx';
import type { TakenPhoto } from '#web/ui/camera/taken-photo.ts';

const ignore = () => undefined;

const bar = (photos: number) => {
  const taken = Array.from({ length: photos }, (_, index) => ({ id: `p${index}`, file: { type: 'image/jpeg' }, preview: `blob:${index}` }));
  return renderToStaticMarkup(<DamageBar photos={taken as unknown as TakenPhoto[]} refusal={undefined} onOpen={ignore} onCancel={ignore} />);
};

// Untranslated here: a key stands for its words.
describe('Rule: a photo of damage is seen as soon as it is taken', () => {
  it('as a tile, with how many there are', () => {
    expect([...bar(2).matchAll(/src="(blob:\d)"/g)].map(([, preview]) => preview)).toEqual(['blob:0', 'blob:1']);
    expect(bar(2)).toContain('receiving.damagedPhotos');
  });

  it('and nothing is shown before', () => expect(bar(0)).toBe(''));
});
