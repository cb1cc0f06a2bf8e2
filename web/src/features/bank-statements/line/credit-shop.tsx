import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ShopInfo } from '#contracts/kernel/lists/query-rows.ts';
import type { BankLineDetail } from '#contracts/statements/bank/bank-queries.ts';
import { creditBankLine } from '#contracts/statements/bank/settle-bank-line.ts';
import { useState } from 'react';
import { ShopChoice } from '#web/shared/wallet/shop-choice.tsx';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import styles from './line.module.css';
import { Reasons } from './reasons.tsx';
import { useSettle } from './use-settle.ts';

/** Whose money it is, where no posting knows of it: the wallet is credited with what came. */
export const CreditShop = ({ line: { lineId, cents, candidates } }: { line: BankLineDetail }) => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { mutate, isPending } = useSettle(creditBankLine);
  const [shop, setShop] = useState<ShopInfo | undefined>(candidates.shops[0]?.shopInfo);
  const credit = async (): Promise<void> => {
    if (!shop) return;
    const words = { amount: formatMoney(cents), shop: shop.realname || shop.uid };
    const text = t('bankStatements.credit.sure');
    if (await confirm({ kind: 'plain', title: t('bankStatements.credit.sureTitle', words), text, confirm: t('bankStatements.credit.button', words) }))
      mutate({ lineId, shopId: shop.id, remark: '' });
  };
  return (
    <Section title={t('bankStatements.credit.title')}>
      {candidates.shops.length > 0 && (
        <ul className={styles['shops']}>
          {candidates.shops.map(({ shopInfo, reasons }) => (
            <li key={shopInfo.id}>
              <Button
                size="small"
                type={shop?.id === shopInfo.id ? 'primary' : 'default'}
                ghost={shop?.id === shopInfo.id}
                onClick={() => setShop(shopInfo)}
              >
                {shopInfo.realname || shopInfo.uid}
              </Button>
              <Reasons reasons={reasons} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles['form']}>
        <Field label={t('reference.shop')}>
          {(control) => <ShopChoice controlProps={control} shop={shop} onSelect={setShop} autoFocus={false} />}
        </Field>
      </div>
      <div className={styles['actions']}>
        <Button disabled={!shop} loading={isPending} onClick={() => void credit()}>
          {t('bankStatements.credit.button', { amount: formatMoney(cents), shop: shop ? shop.realname || shop.uid : '…' })}
        </Button>
      </div>
    </Section>
  );
};
