import { describe, expect, it } from 'vitest';
import type { PhotoSlot } from '#contracts/inspection/required-photos.ts';
import { inSequence, photoPlan, type InspectionPhoto } from './photo-plan.ts';

const photo = (id: string, slot?: PhotoSlot) => ({ id, ...(slot && { slot }) }) as InspectionPhoto;
const side = photo('1', 'side');
const sole = photo('2', 'sole');
const more = photo('3');

describe('Rule: required photos follow from the result', () => {
  it('asks for the first that is missing', () => {
    expect(photoPlan('qualified', [side, sole])).toMatchObject({ next: 'boxLabel', done: 2 });
  });

  it('keeps what was taken when the result changes, and counts it where it fits', () => {
    const plan = photoPlan('boxBadlyDamaged', [side, sole, more]);
    expect(plan).toMatchObject({ next: 'boxLabel', done: 1, extra: [sole, more] });
  });

  it('sends the required ones first, in their sequence', () => {
    const boxLabel = photo('4', 'boxLabel');
    expect(inSequence(photoPlan('qualified', [more, sole, side, boxLabel]))).toEqual([side, boxLabel, sole, more]);
  });
});
