import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { requirePrintableText } from '#contracts/labels/printable.ts';
import { rackLabels } from '#contracts/labels/printed-labels.ts';
import { drawLabels, type LabelPage } from './draw-labels.ts';
import { labelFile } from './label-file.ts';

export interface Rack {
  name: string;
  zone: string;
  level: number;
  warehouse: string;
}

/** The racks of these ids that the viewer may see, in the order asked for. Answered by a read model, hence given from outside. */
export type RacksOf = (ids: readonly string[], viewer: Viewer) => Promise<readonly Rack[]>;

export const rackLabelsRoute = (racksOf: RacksOf) =>
  queryRoute(rackLabels, async ({ query: { ids, size, ...form }, viewer }) => {
    const racks = await racksOf(ids, viewer);
    if (racks.length < ids.length) return reject('NotFound', { field: 'ids' });
    const refused = racks.flatMap(({ name, zone }) => requirePrintableText(`${name}${zone}`, 'ids') ?? [])[0];
    if (refused) return refused;
    return labelFile(drawLabels(racks.map(rackPage), size), form, size);
  });

/** In English alone: Chinese cannot be printed (R5.22). */
const rackPage = ({ name, zone, level, warehouse }: Rack): LabelPage => ({
  code: name,
  letters: { text: name, family: 'sans-serif' },
  large: true,
  aboveFoot: requirePrintableText(warehouse, 'ids') === undefined ? warehouse : '',
  foot: [zone && `ZONE ${zone}`, `LEVEL ${level}`].filter(Boolean).join('  ·  '),
});
