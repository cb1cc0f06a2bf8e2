import { lazy, memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import type { PageRoute } from '#web/core/routes/route-table.ts';
import { useGo } from '#web/core/routes/use-go.ts';
import { createStore, useStore } from '#web/browser/store.ts';

const KeyHelp = lazy(() => import('#web/ui/keys/key-help.tsx'));

/** The list of keys, opened by `?` and by the menu. */
export const keyHelpOpen = createStore(false);

/** Keys that work on every page: `?`, and `g` with a letter to go to a page. */
export const ShellKeys = memo(({ pages }: { pages: readonly PageRoute[] }) => {
  const { t } = useTranslation();
  const go = useGo();
  const open = useStore(keyHelpOpen);
  useKeys([
    { keys: '?', label: t('ui.keyHelp'), run: () => keyHelpOpen.set(true) },
    ...pages
      .filter(({ goKey }) => goKey !== undefined)
      .map(({ goKey, title, path }) => ({ keys: `g ${goKey}`, label: t(title), run: () => go(withoutParameters(path)) })),
  ]);
  return (
    open && (
      <Suspense>
        <KeyHelp onClose={() => keyHelpOpen.set(false)} />
      </Suspense>
    )
  );
});
