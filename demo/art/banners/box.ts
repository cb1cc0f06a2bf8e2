import { darker, lighter } from '../colours.ts';
import { fill } from '../svg.ts';

interface Box {
  x: number;
  /** Where it stands. */
  floor: number;
  width: number;
  height: number;
  colour: string;
}

/** A closed carton from the front, with its tape and its label. */
export const box = ({ x, floor, width, height, colour }: Box): string => {
  const top = floor - height;
  const label = Math.min(width, height) * 0.34;
  return (
    fill(`M${x} ${top}h${width}v${height}h${-width}Z`, colour) +
    fill(`M${x} ${top}h${width}v${Math.round(height * 0.12)}h${-width}Z`, lighter(colour, 0.14)) +
    fill(`M${x + width * 0.86} ${top}h${width * 0.14}v${height}h${-width * 0.14}Z`, darker(colour, 0.12)) +
    fill(`M${x + width * 0.42} ${top}h${width * 0.13}v${Math.round(height * 0.34)}h${-width * 0.13}Z`, darker(colour, 0.16)) +
    `<rect x="${x + width * 0.1}" y="${floor - label * 1.3}" width="${label * 1.3}" height="${label}" rx="2" fill="#f8f7f3" opacity=".92"/>`
  );
};
