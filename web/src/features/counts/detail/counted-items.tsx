import { useTranslation } from 'react-i18next';
import { itemStates } from '#contracts/item/item-states.ts';
import type { CountDetail } from '#contracts/counts/count-queries.ts';
import { useOpenItem } from '#web/core/open-row/use-open-item.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { OneId } from '#web/ui/text/one-id.tsx';
import { sizeText } from '#web/ui/text/size.ts';

type Item = CountDetail['missing'][number] & { belongsOn?: string };

const keyOf = ({ oneId }: Item): string => oneId;

/** Items of a difference, each with where it stands now. */
export const CountedItems = ({ items, label }: { items: readonly Item[]; label: string }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { open } = useOpenItem();
  const columns: Column<Item>[] = [
    { key: 'oneId', title: 'ONE ID', width: 130, render: ({ oneId }) => <OneId value={oneId} onOpen={() => open(oneId)} /> },
    {
      key: 'item',
      title: t('counts.item'),
      render: ({ img, remarks, sku, spec }) => <Goods picture={img} name={remarks} number={`${sku} · ${sizeText(spec)}`} />,
    },
    {
      key: 'state',
      title: t('counts.itemStatus'),
      width: 170,
      render: ({ state }) => <StatusTag tone={itemStates[state].tone}>{words(itemStates[state])}</StatusTag>,
    },
  ];
  const belongs: Column<Item> = {
    key: 'belongs',
    title: t('counts.belongsOn'),
    width: 130,
    render: ({ belongsOn }) => belongsOn || t('counts.noShelf'),
  };
  const isStray = items.some(({ belongsOn }) => belongsOn !== undefined);
  return <DataTable inline columns={isStray ? [...columns, belongs] : columns} rows={items} keyOf={keyOf} label={label} />;
};
