import { Button } from 'antd';
import { ArrowRightLeft, PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { itemStates } from '#contracts/item/item-states.ts';
import { largestPageSize } from '#contracts/kernel/lists/paging.ts';
import { listShelfItems, type ShelfItem, type ShelfRow } from '#contracts/shelving/shelf-queries.ts';
import { MAX_MOVED_AT_ONCE } from '#contracts/shelving/shelving-commands.ts';
import { useRead } from '#web/api/use-read.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useJustChanged } from '#web/ui/changes/use-just-changed.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import { inHand, type Column } from '#web/ui/list/columns.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { openItemParameter, openShelfParameter } from '#web/core/open-row/parameters.ts';
import { PaginationBelow } from '#web/ui/list/pagination.tsx';
import { useSelection } from '#web/ui/list/rows/use-selection.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { OneId } from '#web/ui/text/one-id.tsx';
import { useHandheld } from '#web/ui/use-handheld.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { MoveDialog } from './move-dialog.tsx';
import styles from './drawer.module.css';

const keyOf = ({ oneId }: ShelfItem): string => oneId;
const versionOf = ({ version }: ShelfItem): number => version;
const nothing: readonly never[] = [];

/** What lies on a shelf; what may be moved can be chosen and moved together. */
export const ShelfItems = ({ shelf }: { shelf: ShelfRow }) => {
  const { t } = useTranslation();
  const [pageNo, setPageNo] = useState(1);
  const [moving, setMoving] = useState(false);
  const read = useRead(listShelfItems, { shelfId: shelf.id, current: pageNo, size: largestPageSize });
  // The last page may have been emptied.
  if (read.data && !read.isPlaceholderData && pageNo > read.data.totalPage) setPageNo(read.data.totalPage);
  const rows: readonly ShelfItem[] = read.data?.data ?? nothing;
  const selection = useSelection(keyOf, shelf.id, rows);
  const changed = useJustChanged(rows, keyOf, versionOf);
  const columns = useColumns();
  const openItem = useOpenItemInstead();
  const mayMove = rows.some(({ actions }) => actions.includes('move'));
  const movable = selection.rows.filter(({ actions }) => actions.includes('move')).slice(0, MAX_MOVED_AT_ONCE);

  return (
    <ReadStates read={read} skeleton={<SkeletonRows />}>
      {({ totalCount }) =>
        totalCount === 0 ? (
          <EmptyState icon={PackageOpen} title={t('shelves.nothingTitle')} text={t('shelves.nothingText')} />
        ) : (
          <section>
            <div className={styles['head']}>
              <h2>{t('shelves.items', { count: totalCount })}</h2>
              {mayMove && (
                <Button
                  type="primary"
                  icon={<ArrowRightLeft size={15} aria-hidden />}
                  disabled={movable.length === 0}
                  onClick={() => setMoving(true)}
                >
                  {movable.length === 0 ? t('shelves.move') : t('shelves.moveMany', { count: movable.length })}
                </Button>
              )}
            </div>
            <DataTable
              inline
              columns={columns}
              rows={rows}
              keyOf={keyOf}
              label={t('shelves.items', { count: totalCount })}
              total={totalCount}
              onOpen={({ oneId }) => openItem(oneId)}
              selection={mayMove ? selection : undefined}
              changed={changed}
              dimmed={read.isPlaceholderData || read.isError}
            />
            <PaginationBelow pageNo={pageNo} size={largestPageSize} total={totalCount} onChange={setPageNo} />
            {moving && (
              <MoveDialog
                shelf={shelf}
                items={movable}
                onClose={() => setMoving(false)}
                onMoved={() => {
                  setMoving(false);
                  selection.clear();
                }}
              />
            )}
          </section>
        )
      }
    </ReadStates>
  );
};

/** There is room for one drawer: the item takes the shelf's place, and the way back leads to the shelf. */
const useOpenItemInstead = (): ((oneId: string) => void) => {
  const [, setParameters] = useSearchParams();
  return (oneId) =>
    setParameters((before) => {
      const after = new URLSearchParams(before);
      after.delete(openShelfParameter);
      after.set(openItemParameter, oneId);
      return after;
    });
};

const useColumns = (): readonly Column<ShelfItem>[] => {
  const { t } = useTranslation();
  const words = useWords();
  const ownerName = useOwnerName();
  const handheld = useHandheld();
  const columns: Column<ShelfItem>[] = [
    { key: 'item', title: t('shelves.item'), fixed: true, render: ({ img, remarks, sku }) => <Goods picture={img} name={remarks} number={sku} /> },
    { key: 'size', title: t('shelves.size'), width: 56, numeric: true, render: ({ spec }) => spec },
    { key: 'oneId', title: 'ONE ID', width: 104, render: ({ oneId }) => <OneId value={oneId} /> },
    {
      key: 'owner',
      title: t('shelves.owner'),
      width: 124,
      render: ({ shopInfo }) => ownerName(shopInfo),
    },
    {
      key: 'status',
      title: t('shelves.status'),
      width: 132,
      render: ({ state }) => <StatusTag tone={itemStates[state].tone}>{words(itemStates[state])}</StatusTag>,
    },
  ];
  return handheld ? inHand(columns, { oneId: 112, size: 46, status: 140 }) : columns;
};
