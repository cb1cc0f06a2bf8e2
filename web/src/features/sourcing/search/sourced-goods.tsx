import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { channelWords } from '#contracts/channels/channel-words.ts';
import { addShopProduct, listSourcing, type SourcedProduct, type SourcedSize } from '#contracts/sourcing/sourcing.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { sizeText } from '#web/ui/text/size.ts';
import { ProductAudit, ProductStatus } from '../products/product-status.tsx';
import styles from '../sourcing.module.css';

/** A product: what each of its sizes would bring, what is kept of it, and what is left. */
export const SourcedGoods = ({ product }: { product: SourcedProduct }) => {
  const { t } = useTranslation();
  const { name, sku, img, sold, added, sizes } = product;
  const label = t('sourcing.profitOf', { name });
  return (
    <Section
      title={<Goods picture={img} name={name} number={sku} size="large" />}
      aside={
        <span className={styles['head']}>
          <span>{t('sourcing.sold', { count: sold })}</span>
          {added ? (
            <>
              <span>{t('sourcing.isAdded', { number: added.productId })}</span>
              <ProductStatus status={added.status} />
              <ProductAudit audit={added.auditStatus} />
            </>
          ) : (
            <AddButton product={product} />
          )}
        </span>
      }
    >
      <div className={styles['scroll']} role="region" aria-label={label} tabIndex={0}>
        <table className={styles['market']} aria-label={label}>
          <thead>
            <tr>
              {(['size', 'price', 'commission', 'creatorCut', 'shipping', 'cost', 'profit', 'margin'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`sourcing.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map((size) => (
              <SizeRow key={size.size} size={size} />
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
};

const SizeRow = ({ size }: { size: SourcedSize }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { inStock, priceCents, commissionCents, creatorCents, shippingCents, costCents, costFrom, profitCents, marginBp } = size;
  const kept = (cents: number) => (cents === 0 ? formatMoney(0) : `−${formatMoney(cents)}`);
  return (
    <tr>
      <th scope="row">
        {sizeText(size.size)}
        {inStock > 0 && <small>{t('sourcing.inStock', { count: inStock })}</small>}
      </th>
      <td>{formatMoney(priceCents)}</td>
      <td>{kept(commissionCents)}</td>
      <td>{kept(creatorCents)}</td>
      <td>{kept(shippingCents)}</td>
      <td>
        {kept(costCents)}
        <small>{costFrom === 'stock' ? t('sourcing.costOfStock') : words(channelWords[costFrom].name)}</small>
      </td>
      <td data-loss={profitCents < 0}>
        <strong>{formatMoney(profitCents)}</strong>
      </td>
      <td data-loss={marginBp < 0}>{(marginBp / 100).toFixed(1).replace('-', '−')} %</td>
    </tr>
  );
};

const AddButton = ({ product: { sku, name, sizes } }: { product: SourcedProduct }) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useCommand(addShopProduct, {
    invalidates: [listSourcing],
    onSuccess: ({ productId: number }) => showSuccess(t('sourcing.added', { number })),
  });
  return (
    <Button
      size="small"
      loading={isPending}
      aria-label={t('sourcing.addOf', { name })}
      onClick={() => mutate({ sku, sizes: sizes.map(({ size, priceCents }) => ({ size, priceCents })) })}
    >
      {t('sourcing.add')}
    </Button>
  );
};
