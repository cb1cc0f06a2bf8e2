import type { Arrow } from './arrows.ts';

export const box = { width: 160, height: 34 };
const gap = { across: 132, down: 30 };
const margin = 48;

export interface Place {
  state: string;
  layer: number;
  x: number;
  y: number;
}

/** Layers by the fewest events that lead to a state; within a layer the order of the contract, centred. */
export const layout = (states: readonly string[], arrows: readonly Arrow[]): { places: Map<string, Place>; width: number; height: number } => {
  const layers = layersOf(states, arrows);
  const tallest = Math.max(...layers.map((layer) => layer.length));
  const height = margin * 2 + tallest * (box.height + gap.down) - gap.down + 160;
  const places = layers.flatMap((layer, index) => {
    const top = (height - layer.length * (box.height + gap.down) + gap.down) / 2;
    return layer.map((state, row) => ({
      state,
      layer: index,
      x: margin + index * (box.width + gap.across),
      y: Math.round(top + row * (box.height + gap.down)),
    }));
  });
  return {
    places: new Map(places.map((place) => [place.state, place])),
    width: margin * 2 + layers.length * (box.width + gap.across) - gap.across,
    height,
  };
};

const layersOf = (states: readonly string[], arrows: readonly Arrow[]): string[][] => {
  const layers = [['absent']];
  const seen = new Set(['absent']);
  for (let last = layers[0]!; last.length > 0; last = layers.at(-1)!) {
    const reached = states.filter((state) => !seen.has(state) && arrows.some(({ from, to }) => to === state && last.includes(from)));
    if (reached.length === 0) break;
    for (const state of reached) seen.add(state);
    layers.push(reached);
  }
  return layers;
};
