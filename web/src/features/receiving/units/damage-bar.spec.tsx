import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DamageBar } from './damage-bar.tsx';
import type { useDamage } from './use-damage.ts';

type Damage = ReturnType<typeof useDamage>;

const bar = (photos: number) => {
  const taken = Array.from({ length: photos }, (_, at) => ({ id: `p${at}`, file: { type: 'image/jpeg' }, preview: `blob:${at}` }));
  return renderToStaticMarkup(<DamageBar damage={{ photos: taken, refusal: undefined } as unknown as Damage} />);
};

// Untranslated here: a key stands for its words.
describe('Rule: a photo of damage is seen as soon as it is taken', () => {
  it('as a tile, with how many there are', () => {
    expect([...bar(2).matchAll(/src="(blob:\d)"/g)].map(([, preview]) => preview)).toEqual(['blob:0', 'blob:1']);
    expect(bar(2)).toContain('receiving.damagedPhotos');
  });

  it('and nothing is shown before', () => expect(bar(0)).toBe(''));
});
