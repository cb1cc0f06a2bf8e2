import { exportPackages } from '#contracts/forecast/export-packages.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import type { ListFiles } from '../kernel/files/list-file.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import { packageFileColumns } from './file-columns.ts';
import { packagesShown, sorts, toRow } from './queries.ts';

/** The seller's list as a file: all its rows, under its filters. */
export const packageFileRoute = (file: ListFiles, allowedEvents: AllowedEvents) =>
  queryRoute(exportPackages, ({ viewer, body: filter }) =>
    file({
      name: 'packages',
      viewer,
      format: filter.format,
      found: (moment) => packagesShown(moment, viewer, filter),
      sort: sorts[filter.sort],
      key: 'p.pre_id',
      order: filter.order,
      rowOf: (found) => toRow(found, viewer, allowedEvents),
      columns: packageFileColumns(viewer),
    }),
  );
