import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { getStorageNight, type StorageNight } from '#contracts/storage/storage-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { openItemParameter, openPostingParameter } from '#web/core/open-row/parameters.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import { inHand, type Column } from '#web/ui/list/columns.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { PaginationBelow } from '#web/ui/list/pagination.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { OneId } from '#web/ui/text/one-id.tsx';
import { useHandheld } from '#web/ui/use-handheld.ts';
import styles from './storage.module.css';

type Item = StorageNight['goods'][number];

const keyOf = ({ oneId }: Item): string => oneId;
const size = 20;

/** Which items a night of storage was charged for, and the proof that these are the ones. */
export const NightItems = ({ postingId }: { postingId: string }) => {
  const { t } = useTranslation();
  const read = useRead(getStorageNight, { postingId }, { quiet: true });
  return (
    <Section title={t('storage.chargedItems')} count={read.data?.items}>
      <ReadStates read={read} skeleton={<SkeletonRows rows={4} />}>
        {(night) => (
          <>
            <Proof night={night} />
            <Items key={night.postingId} goods={night.goods} />
          </>
        )}
      </ReadStates>
    </Section>
  );
};

const Proof = ({ night: { isProven } }: { night: StorageNight }) => {
  const { t } = useTranslation();
  const Icon = isProven ? CircleCheck : TriangleAlert;
  return (
    <p className={styles['proof']} data-proven={isProven}>
      <Icon size={16} strokeWidth={1.8} aria-hidden />
      {isProven ? t('storage.proven') : t('storage.notProven')}
    </p>
  );
};

const Items = ({ goods }: Pick<StorageNight, 'goods'>) => {
  const { t } = useTranslation();
  const [pageNo, setPageNo] = useState(1);
  const [, setParameters] = useSearchParams();
  const handheld = useHandheld();
  const columns: readonly Column<Item>[] = [
    { key: 'item', title: t('storage.item'), fixed: true, render: ({ img, remarks, sku }) => <Goods picture={img} name={remarks} number={sku} /> },
    { key: 'size', title: t('storage.size'), width: 56, numeric: true, render: ({ spec }) => spec },
    { key: 'oneId', title: 'ONE ID', width: 112, render: ({ oneId }) => <OneId value={oneId} /> },
    { key: 'shelved', title: t('storage.shelved'), width: 104, render: ({ shelved }) => shelved },
  ];
  // There is room for one drawer: the item takes the posting's place, and the way back leads to the posting.
  const openItem = ({ oneId }: Item): void =>
    setParameters((before) => {
      const after = new URLSearchParams(before);
      after.delete(openPostingParameter);
      after.set(openItemParameter, oneId);
      return after;
    });
  return (
    <>
      <DataTable
        inline
        columns={handheld ? inHand(columns, { oneId: 112, size: 46 }) : columns}
        rows={goods.slice((pageNo - 1) * size, pageNo * size)}
        keyOf={keyOf}
        label={t('storage.chargedItems')}
        total={goods.length}
        onOpen={openItem}
      />
      <PaginationBelow pageNo={pageNo} size={size} total={goods.length} onChange={setPageNo} />
    </>
  );
};
