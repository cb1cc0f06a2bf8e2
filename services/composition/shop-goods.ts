import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import { endingOf, fileIdOf, fileTypes, typeOfEnding } from '#contracts/files/file-types.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import { stateOf } from '#kernel/commands/state-of.ts';
import type { Files } from '#kernel/files/files.ts';
import { shopProductStream } from '../aggregates/shop-product/shop-product.ts';
import type { ProductToAudit, ShownGoods, ShownPicture, VariantRef } from '../channels/kernel/port.ts';

interface ShopGoodsNeeds {
  log: EventLog;
  files: Pick<Files, 'read'>;
  shownGoods(own: { sku: string; size: string }): Promise<{ title: string; description: string; pictures: string[] } | undefined>;
}

export interface ShopGoods {
  /** How goods are shown on a channel that audits them. */
  goodsOn(kind: ChannelKind, variant: VariantRef): Promise<ShownGoods | undefined>;
  productToAudit(productId: string): Promise<ProductToAudit | undefined>;
}

/** What the house knows of the goods of the short-video shop, for the platform that shows them. */
export const shopGoods = ({ log, files, shownGoods }: ShopGoodsNeeds): ShopGoods => {
  const shown = ({ title, description, pictures }: { title: string; description: string; pictures: readonly string[] }): ShownGoods => ({
    title,
    description,
    pictures: pictures.flatMap((url) => pictureAt(files, url) ?? []),
  });
  return {
    async goodsOn(kind, { sku, size }) {
      const found = kind === 'shortVideo' ? await shownGoods({ sku, size }) : undefined;
      return found && shown(found);
    },
    async productToAudit(productId) {
      const product = await stateOf(log, shopProductStream, productId);
      if (product.status === undefined) return undefined;
      return { ...shown(product), skus: product.skus.map(({ skuNo, size, priceCents }) => ({ mark: skuNo, size, priceCents })) };
    },
  };
};

const pictureAt = (files: Pick<Files, 'read'>, url: string): ShownPicture | undefined => {
  const [fileId, type] = [fileIdOf(url), typeOfEnding(endingOf(url))];
  if (fileId === undefined || type === undefined) return undefined;
  const read = async () => {
    const content = await files.read(fileId);
    return content && Buffer.from(content);
  };
  return { name: `${fileId}.${type}`, contentType: fileTypes[type].contentType, read };
};
