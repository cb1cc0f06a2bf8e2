import { useTranslation } from 'react-i18next';
import type { PackageDetail } from '#contracts/forecast/package-queries.ts';
import { useJustChanged } from '#web/ui/changes/use-just-changed.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import { inHand, type Column } from '#web/ui/list/columns.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import { useHandheld } from '#web/ui/use-handheld.ts';
import { differingFirst } from './differing-first.ts';
import styles from '../package.module.css';
import { ReceivedBar } from '../received-bar.tsx';

type Line = PackageDetail['lines'][number];

const keyOf = ({ sku, spec }: Line): string => `${sku} ${spec}`;
const versionOf = ({ received, damaged, inspected, shelved }: Line): string => [received, damaged, inspected, shelved].join(' ');

/** Per SKU and size what was forecast against what came; moves while the warehouse counts. */
export const PackageLines = ({ pack: { lines, status } }: { pack: PackageDetail }) => {
  const { t } = useTranslation();
  const changed = useJustChanged(lines, keyOf, versionOf);
  const handheld = useHandheld();
  const counted = status === 'received' || status === 'checked';
  const columns: Column<Line>[] = [
    { key: 'item', title: t('packages.item'), fixed: true, render: ({ img, remarks, sku }) => <Goods picture={img} name={remarks} number={sku} /> },
    { key: 'size', title: t('packages.size'), width: 70, numeric: true, render: ({ spec }) => spec },
    {
      key: 'progress',
      title: t('packages.received'),
      width: 190,
      render: ({ received, expected }) => <ReceivedBar received={received} expected={expected} />,
    },
    {
      key: 'short',
      title: '',
      width: 96,
      render: ({ received, expected }) => counted && <Difference received={received} expected={expected} />,
    },
    {
      key: 'damaged',
      title: t('packages.damagedColumn'),
      width: 90,
      numeric: true,
      render: ({ damaged }) => (damaged === 0 ? '–' : formatCount(damaged)),
    },
    { key: 'inspected', title: t('packages.inspected'), width: 90, numeric: true, render: ({ inspected }) => formatCount(inspected) },
    { key: 'shelved', title: t('packages.shelved'), width: 90, numeric: true, render: ({ shelved }) => formatCount(shelved) },
  ];
  return (
    <DataTable
      inline
      columns={handheld ? inHand(columns, { item: 132, size: 40, progress: 84, short: 72 }) : columns}
      rows={counted ? differingFirst(lines) : lines}
      keyOf={keyOf}
      label={t('packages.lines')}
      changed={changed}
    />
  );
};

const Difference = ({ received, expected }: { received: number; expected: number }) => {
  const { t } = useTranslation();
  if (received === expected) return null;
  const text = received < expected ? t('packages.short', { count: expected - received }) : t('packages.over', { count: received - expected });
  return <span className={styles['short']}>{text}</span>;
};
