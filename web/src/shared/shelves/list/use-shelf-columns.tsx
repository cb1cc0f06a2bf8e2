import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShelfRow } from '#contracts/shelving/shelf-queries.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { formatCount } from '#web/ui/text/formats.ts';
import { ShelfFill } from '../shelf-fill.tsx';

export const shelfKey = ({ id }: ShelfRow): string => id;
export const shelfVersion = ({ name, zone, capacity, level, load }: ShelfRow): string => [name, zone, capacity, level, load].join(' ');

export const useShelfColumns = (): readonly Column<ShelfRow>[] => {
  const { t } = useTranslation();
  return useMemo(
    () => [
      { key: 'name', title: t('shelves.rack'), width: 200, sort: 'name', fixed: true, render: ({ name }) => <strong>{name}</strong> },
      { key: 'zone', title: t('shelves.zone'), width: 120, sort: 'zone', render: ({ zone }) => zone || '–' },
      { key: 'level', title: t('shelves.level'), width: 90, numeric: true, sort: 'level', render: ({ level }) => level },
      { key: 'capacity', title: t('shelves.capacity'), width: 110, numeric: true, sort: 'capacity', render: ({ capacity }) => formatCount(capacity) },
      { key: 'free', title: t('shelves.free'), width: 110, numeric: true, sort: 'free', render: ({ free }) => formatCount(free) },
      { key: 'load', title: t('shelves.load'), sort: 'load', render: (row) => <ShelfFill shelf={row} /> },
    ],
    [t],
  );
};
