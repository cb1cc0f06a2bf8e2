import type { Colour, Mode } from '#web/browser/settings.ts';
import { dark, light, type Palette } from './palette.ts';

type Accent = Pick<Palette, 'accent' | 'accentHover' | 'accentDown' | 'onAccent' | 'accentTint' | 'rowSelected'>;

/** The accents that a person may choose instead of the house's own; accents.css holds the same ones for our components. */
export const accents: Readonly<Record<Exclude<Colour, 'teal'>, Readonly<Record<Mode, Accent>>>> = {
  indigo: {
    light: { accent: '#4a4fc4', accentHover: '#3d42a8', accentDown: '#31358a', onAccent: '#ffffff', accentTint: '#ecedfb', rowSelected: '#f4f4fd' },
    dark: { accent: '#9a9df2', accentHover: '#b0b3f6', accentDown: '#8488e0', onAccent: '#0d0e2b', accentTint: '#1d1e38', rowSelected: '#181932' },
  },
  plum: {
    light: { accent: '#8a2f6e', accentHover: '#74265c', accentDown: '#5e1e4a', onAccent: '#ffffff', accentTint: '#f9e9f3', rowSelected: '#fcf4f9' },
    dark: { accent: '#e08cc4', accentHover: '#e8a3d1', accentDown: '#cb77b0', onAccent: '#2b0a20', accentTint: '#331a2b', rowSelected: '#2a1724' },
  },
  graphite: {
    light: { accent: '#3a424a', accentHover: '#2c3339', accentDown: '#1f252a', onAccent: '#ffffff', accentTint: '#e9ebed', rowSelected: '#f3f4f5' },
    dark: { accent: '#c3cad0', accentHover: '#d4dadf', accentDown: '#aeb6bd', onAccent: '#14181b', accentTint: '#2a3036', rowSelected: '#20252a' },
  },
};

export const paletteOf = (mode: Mode, colour: Colour): Palette => ({
  ...(mode === 'dark' ? dark : light),
  ...(colour !== 'teal' && accents[colour][mode]),
});
