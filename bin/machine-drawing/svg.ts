import { itemStates, type ItemState, type Tone } from '#contracts/item/item-states.ts';
import { arrows, type Arrow } from './arrows.ts';
import type { DrawnMachine } from './machines.ts';
import { box, layout, type Place } from './layout.ts';

const tones: Record<Tone, string> = { waiting: '#d48806', progress: '#1677ff', done: '#389e0d', refused: '#cf1322', cancelled: '#8c8c8c' };

/** The lifecycle as a picture: states in layers from left to right, each arrow naming its events when pointed at. */
export const svg = ({ states, transitions }: DrawnMachine): string => {
  const all = arrows(transitions);
  const { places, width, height } = layout(states, all);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Inter, sans-serif">`,
    '<title>The lifecycle of an item</title>',
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">',
    '<path d="M0 0 8 4 0 8z" fill="#8c8c8c"/></marker></defs>',
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...all.map((arrow) => drawnArrow(arrow, places)),
    ...[...places.values()].map(drawnState),
    ...[...places.values()].map((place) => drawnLabels(place, all, places)).filter((words) => words !== ''),
    '</svg>',
    '',
  ].join('\n');
};

const ends = ({ from, to }: Arrow, places: ReadonlyMap<string, Place>): [Place, Place] => [places.get(from)!, places.get(to)!];

const drawnArrow = (arrow: Arrow, places: ReadonlyMap<string, Place>): string => {
  const [from, to] = ends(arrow, places);
  const forward = to.layer > from.layer;
  const dash = forward ? '' : ' stroke-dasharray="4 4"';
  return `<path d="${curve(from, to)}" fill="none" stroke="${forward ? '#595959' : '#bfbfbf'}"${dash} marker-end="url(#tip)"><title>${arrow.from} → ${arrow.to}: ${arrow.labels.join(', ')}</title></path>`;
};

const curve = (from: Place, to: Place): string => {
  const [right, left] = [from.x + box.width, to.x];
  const [y1, y2] = [from.y + box.height / 2, to.y + box.height / 2];
  if (from === to) return `M${from.x + 40} ${from.y} c-6 -22 34 -22 28 0`;
  if (to.layer > from.layer) return `M${right} ${y1} C${right + 50} ${y1} ${left - 50} ${y2} ${left} ${y2}`;
  if (to.layer === from.layer) {
    const [start, end] = to.y > from.y ? [from.y + box.height, to.y] : [from.y, to.y + box.height];
    const x = from.x + (to.y > from.y ? 60 : 88);
    return `M${x} ${start} L${x} ${end}`;
  }
  // Ways back run below the boxes between them.
  const low = Math.max(y1, y2) + 60 + (from.layer - to.layer) * 14;
  return `M${from.x} ${y1 + 8} C${from.x - 60} ${low} ${to.x + box.width + 60} ${low} ${to.x + box.width} ${y2 + 8}`;
};

const drawnState = ({ state, x, y }: Place): string => {
  const tone = state === 'absent' ? '#8c8c8c' : tones[itemStates[state as ItemState].tone];
  return [
    `<rect x="${x}" y="${y}" width="${box.width}" height="${box.height}" rx="6" fill="#ffffff" stroke="${tone}" stroke-width="1.5"/>`,
    `<text x="${x + box.width / 2}" y="${y + 21}" font-size="11" text-anchor="middle" fill="${tone}">${state}</text>`,
  ].join('');
};

/** Only a step from one layer to the next has room for words: they stand where its arrows arrive. */
const drawnLabels = (place: Place, all: readonly Arrow[], places: ReadonlyMap<string, Place>): string => {
  const arriving = all.filter(({ from, to }) => to === place.state && places.get(from)!.layer === place.layer - 1);
  const lines = [...new Set(arriving.flatMap(({ labels }) => labels.map((label) => label.split(' ')[0]!)))];
  const top = place.y + box.height / 2 - 5 - (lines.length - 1) * 10;
  return lines
    .map((line, row) => `<text x="${place.x - 10}" y="${top + row * 10}" font-size="8.5" text-anchor="end" fill="#434343">${line}</text>`)
    .join('');
};
