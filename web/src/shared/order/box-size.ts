import type { BoxSize } from '#contracts/outbound/box-sizes.ts';
import { formatCount } from '#web/ui/text/formats.ts';

export const sizeText = ({ lengthCm, widthCm, heightCm }: Pick<BoxSize, 'lengthCm' | 'widthCm' | 'heightCm'>): string =>
  `${lengthCm} × ${widthCm} × ${heightCm} cm`;

/** Kilograms, to the gram. */
export const kilogramText = (grams: number): string => `${formatCount(grams / 1000)} kg`;
