import { Button, Dropdown } from 'antd';
import { ChevronRight, Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate } from 'react-router-dom';
import type { ItemDetail } from '#contracts/item/item-queries.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useNextSteps } from './use-next-steps.ts';

/** The running order is the one thing to open; an item at rest offers what can be asked for it, the first as the solid button. */
export const ItemActions = ({ item }: { item: ItemDetail }) => {
  const { t } = useTranslation();
  const words = useWords();
  const navigate = useNavigate();
  const { running, requests, further } = useNextSteps(item);
  return (
    <>
      {running && (
        <LinkButton to={running.to} primary>
          {t(running.kind === 'order' ? 'item.openOrder' : 'item.openRepair', { number: running.number })}
          <ChevronRight size={14} strokeWidth={1.8} aria-hidden />
        </LinkButton>
      )}
      {requests.map(({ name, icon: Icon, words: said, to, reason }, index) => (
        <LinkButton key={name} to={to} primary={!running && index === 0} reason={reason}>
          <Icon size={14} strokeWidth={1.8} aria-hidden />
          {words(said)}
        </LinkButton>
      ))}
      {further.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: further.map(({ name, icon: Icon, words: said, to, reason }) => ({
              key: name,
              label: words(said),
              disabled: reason !== undefined,
              title: reason ?? '',
              icon: <Icon size={14} strokeWidth={1.8} aria-hidden />,
              onClick: () => void navigate(to),
            })),
          }}
        >
          <Button icon={<Ellipsis size={14} aria-hidden />}>{t('ui.more')}</Button>
        </Dropdown>
      )}
    </>
  );
};

interface LinkProps {
  to: string;
  primary: boolean;
  reason?: string | undefined;
  children: React.ReactNode;
}

const LinkButton = ({ to, primary, reason, children }: LinkProps) => {
  const href = useHref(to);
  if (reason)
    return (
      <Button disabled title={reason}>
        {children}
      </Button>
    );
  return (
    <Button type={primary ? 'primary' : 'default'} href={href}>
      {children}
    </Button>
  );
};
