import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { accents } from './accents.ts';
import { dark, light, type Palette } from './palette.ts';

const css = ['tokens.css', 'accents.css'].map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8')).join('\n');
const block = (selector: string): Map<string, string> => {
  const start = css.indexOf(`${selector} {`);
  return new Map([...css.slice(start, css.indexOf('}', start)).matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!]));
};
const variable = (name: string) => name.replace(/[A-Z]|\d/g, (c) => `-${c.toLowerCase()}`);
const flat = (palette: Partial<Palette>): [string, string][] =>
  Object.entries(palette).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[variable(name), value] as [string, string]]
      : Object.entries(value ?? {}).map(([part, colour]): [string, string] => [`${name}-${part}`, colour]),
  );

describe('Rule: antd and our own components wear the same colours', () => {
  it('in light', () => {
    const tokens = block(':root');
    for (const [name, colour] of flat(light)) expect(`${name} ${tokens.get(name)}`).toBe(`${name} ${colour}`);
  });

  it('in dark', () => {
    const tokens = new Map([...block(':root'), ...block(":root[data-theme='dark']")]);
    for (const [name, colour] of flat(dark)) expect(`${name} ${tokens.get(name)}`).toBe(`${name} ${colour}`);
  });

  it.each(Object.entries(accents))('in %s', (name, { light, dark }) => {
    const tokens = { light: block(`:root[data-color='${name}']`), dark: block(`:root[data-color='${name}'][data-theme='dark']`) };
    for (const [token, colour] of flat(light)) expect(`${token} ${tokens.light.get(token)}`).toBe(`${token} ${colour}`);
    for (const [token, colour] of flat(dark)) expect(`${token} ${tokens.dark.get(token)}`).toBe(`${token} ${colour}`);
  });
});

describe('Rule: every accent can be read', () => {
  it.each(Object.entries({ teal: { light, dark }, ...accents }))('%s', (_name, given) => {
    const modes = { light: { ...light, ...given.light }, dark: { ...dark, ...given.dark } };
    for (const { accent, accentHover, onAccent, panel, chrome, accentTint, text } of Object.values(modes)) {
      expect(contrast(onAccent, accent)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(onAccent, accentHover)).toBeGreaterThanOrEqual(4.5);
      for (const ground of [panel, chrome, accentTint]) expect(contrast(accent, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(text, accentTint)).toBeGreaterThanOrEqual(7);
    }
  });
});

/** Of WCAG 2. */
const contrast = (one: string, other: string): number => {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
};

const luminance = (colour: string): number => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};
