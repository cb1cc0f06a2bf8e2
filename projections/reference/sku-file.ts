import { exportSkus } from '#contracts/catalogue/sku-import.ts';
import { skuColumns } from '#contracts/catalogue/sku-columns.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { texts } from '../kernel/files/file-columns.ts';
import type { ListFiles } from '../kernel/files/list-file.ts';
import { all } from '../kernel/lists/conditions.ts';
import { expressionContains } from '../kernel/lists/text-search.ts';
import { byText } from '../kernel/lists/sorted-page.ts';
import { skuSearchExpression } from './tables.ts';

interface SkuRow {
  sku: string;
  brand: string;
  name: string;
  sizes: readonly string[];
  pku: string;
}

/** The columns of the import, so that a file can be changed and brought back. */
export const skuFileRoute = (file: ListFiles) =>
  queryRoute(exportSkus, ({ viewer, body: { text, format } }) =>
    file({
      name: 'skus',
      viewer,
      format,
      found: (moment) =>
        moment
          .selectFrom('skus')
          .where(all(text ? expressionContains(skuSearchExpression, text) : undefined))
          .select(['sku', 'brand', 'name', 'sizes', 'pku']),
      sort: byText('sku'),
      key: 'sku',
      order: 'asc',
      rowOf: (found: SkuRow) => found,
      columns: [
        texts(skuColumns.sku, ({ sku }: SkuRow) => sku),
        texts(skuColumns.brand, ({ brand }: SkuRow) => brand),
        texts(skuColumns.name, ({ name }: SkuRow) => name),
        texts(skuColumns.sizes, ({ sizes }: SkuRow) => sizes.join(', ')),
        texts(skuColumns.pku, ({ pku }: SkuRow) => pku),
      ],
    }),
  );
