import { Button, Dropdown } from 'antd';
import { ChevronsRight } from 'lucide-react';
import { useEffect, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/ui/text/formats.ts';

export interface ViewTab {
  key: string;
  label: string;
  count?: number | undefined;
  current: boolean;
  show: () => void;
}

/** The tabs of a strip that are scrolled out of it, as a menu; the tab that shows is brought into sight. The strip's children are the tabs, in their order. */
const MoreViews = ({ strip, tabs }: { strip: RefObject<HTMLDivElement | null>; tabs: readonly ViewTab[] }) => {
  const { t } = useTranslation();
  const [overflows, setOverflows] = useState(false);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const current = tabs.findIndex((tab) => tab.current);
  const { length } = tabs;

  useEffect(() => {
    const box = strip.current;
    if (!box) return;
    const watch = new ResizeObserver(() => setOverflows(box.scrollWidth > box.clientWidth));
    for (const sized of [box, ...[...box.children].slice(0, length)]) watch.observe(sized);
    return () => watch.disconnect();
  }, [strip, length]);

  useEffect(() => {
    if (overflows) strip.current?.children[current]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [strip, current, overflows]);

  if (!overflows) return null;
  // By key: which tabs there are changes with what is counted, also while the menu closes.
  const items = tabs
    .filter(({ key }) => hidden.includes(key))
    .map(({ key, label, count, show }) => ({
      key,
      label,
      extra: count === undefined ? undefined : formatCount(count),
      onClick: show,
    }));
  const onOpenChange = (open: boolean): void => {
    const box = strip.current;
    if (open && box) setHidden(tabs.filter((_, index) => isOutOfSight(box, index)).map(({ key }) => key));
  };
  return (
    <Dropdown trigger={['click']} menu={{ items }} onOpenChange={onOpenChange}>
      <Button type="text" icon={<ChevronsRight size={15} aria-hidden />} aria-label={t('ui.moreViews')} title={t('ui.moreViews')} />
    </Dropdown>
  );
};

const isOutOfSight = (strip: HTMLElement, index: number): boolean => {
  const tab = strip.children[index]?.getBoundingClientRect();
  const { left, right } = strip.getBoundingClientRect();
  return tab !== undefined && (tab.left < left || tab.right > right);
};

export default MoreViews;
