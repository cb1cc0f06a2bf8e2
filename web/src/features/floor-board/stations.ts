import { PackageCheck, PackageOpen, PackagePlus, ScanBarcode, ScanSearch, Wrench, type LucideIcon } from 'lucide-react';
import type { StationCard } from '#contracts/floor/floor-board.ts';
import { stationNames, type Station } from '#contracts/floor/stations.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { withQuery } from '#web/core/links/with-query.ts';

export const stationIcons: Record<Station, LucideIcon> = {
  receive: PackagePlus,
  inspect: ScanSearch,
  shelve: PackageCheck,
  pick: ScanBarcode,
  pack: PackageOpen,
  repair: Wrench,
};

export const stationOf = (text: string | undefined): Station | undefined => stationNames.find((known) => known === text);

/** Where the work of a card is done. */
export const workLink = (station: Station, { id }: Pick<StationCard, 'id'>): string => {
  switch (station) {
    case 'receive':
      return withQuery(warehousePaths.receiving, { id });
    case 'inspect':
      return withQuery(warehousePaths.inspection, { id });
    case 'shelve':
      return withQuery(warehousePaths.shelving, { id });
    case 'pick':
      return withQuery(warehousePaths.picking, { oddNo: id });
    case 'pack':
      return withQuery(warehousePaths.packing, { oddNo: id });
    case 'repair':
      return withQuery(warehousePaths.repairs, { text: id });
  }
};
