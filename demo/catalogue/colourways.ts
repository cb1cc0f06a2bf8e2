import { otherColourways } from './other-colourways.ts';
import { shoeColourways } from './shoe-colourways.ts';

/** Colourways by family; a model draws from one family. */
export const colourways = { ...shoeColourways, ...otherColourways };
export type ColourFamily = keyof typeof colourways;
