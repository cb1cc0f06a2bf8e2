import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackageDetail } from '#contracts/forecast/package-queries.ts';
import { inspectionResults, type InspectionResult } from '#contracts/item/inspection-results.ts';
import { itemStates } from '#contracts/item/item-states.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { useOfferNeighbours } from '#web/core/open-row/neighbours.ts';
import { openItemParameter } from '#web/core/open-row/parameters.ts';
import { useOpenItem } from '#web/core/open-row/use-open-item.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useJustChanged } from '#web/ui/changes/use-just-changed.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import { inHand, type Column } from '#web/ui/list/columns.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { PhotoCount } from '#web/ui/photos/photo-count.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { OneId } from '#web/ui/text/one-id.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { useHandheld } from '#web/ui/use-handheld.ts';
import styles from '../package.module.css';

type Unit = PackageDetail['items'][number];

const keyOf = ({ oneId }: Unit): string => oneId;
const versionOf = ({ state, condition, checkResult, shelvesName }: Unit): string => [state, condition, checkResult, shelvesName].join(' ');

/** Every piece of the package by its ONE ID; a row opens the item. Sellers are not told the shelf. */
export const PackageUnits = ({ items }: { items: readonly Unit[] }) => {
  const { t } = useTranslation();
  const words = useWords();
  const handheld = useHandheld();
  const { oneId: openKey, open } = useOpenItem();
  const changed = useJustChanged(items, keyOf, versionOf);
  useOfferNeighbours(
    openItemParameter,
    useMemo(() => items.map(keyOf), [items]),
  );

  const shelf: Column<Unit> = { key: 'shelf', title: t('packages.shelf'), width: 68, render: ({ shelvesName }) => shelvesName ?? '–' };
  const columns: Column<Unit>[] = [
    { key: 'item', title: t('packages.item'), fixed: true, render: ({ img, remarks, sku }) => <Goods picture={img} name={remarks} number={sku} /> },
    { key: 'size', title: t('packages.size'), width: 52, numeric: true, render: ({ spec }) => spec },
    { key: 'oneId', title: 'ONE ID', width: 128, render: ({ oneId }) => <OneId value={oneId} copy /> },
    {
      key: 'status',
      title: t('packages.status'),
      width: 140,
      render: ({ state }) => <StatusTag tone={itemStates[state].tone}>{words(itemStates[state])}</StatusTag>,
    },
    {
      key: 'condition',
      title: t('packages.condition'),
      width: 84,
      render: ({ condition, kind }) => (
        <>
          {condition === 'damaged' && <span className={styles['defective']}>{t('packages.broken')}</span>}
          {condition === 'intact' && t('packages.intact')}
          {condition === null && '–'}
          {kind !== 'forecast' && <span className={styles['difference']}>{t(`packages.kinds.${kind}`)}</span>}
        </>
      ),
    },
    {
      key: 'inspection',
      title: t('packages.inspection'),
      width: 150,
      render: ({ checkResult, checkRemark, defective }) =>
        checkResult === null ? (
          '–'
        ) : (
          <span className={defective ? styles['defective'] : undefined} title={checkRemark ?? undefined}>
            {words(inspectionResults[checkResult as InspectionResult])}
          </span>
        ),
    },
    {
      key: 'pictures',
      title: t('packages.pictures'),
      width: 76,
      render: ({ checkPhotos, oneId }) => <PhotoCount urls={checkPhotos} label={t('packages.picturesOf', { oneId: formatOneId(oneId) })} />,
    },
    ...(items.some(({ shelvesName }) => shelvesName !== undefined) ? [shelf] : []),
    { key: 'in', title: t('packages.received'), width: 104, numeric: true, render: ({ gmtIn }) => <TimeText at={gmtIn} show="day" /> },
  ];
  return (
    <DataTable
      inline
      columns={handheld ? inHand(columns, { oneId: 136, size: 46, status: 140 }) : columns}
      rows={items}
      keyOf={keyOf}
      label={t('packages.units')}
      changed={changed}
      onOpen={({ oneId }) => open(oneId)}
      openKey={openKey}
    />
  );
};
