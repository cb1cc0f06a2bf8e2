import { use, useEffect } from 'react';
import { PageTabContext } from './page-tab.ts';

/**
 * Tells the tab around whether something was entered that would be lost with it: it is then asked about before the tab closes. `root`: the element
 * around the fields, whose going ends it. Answers how to tell at once that it was saved.
 */
export const useUnsaved = (root: Element | null, isUnsaved: boolean): (() => void) => {
  const tab = use(PageTabContext);
  useEffect(() => {
    if (root) tab?.noteUnsaved(root, isUnsaved);
  }, [tab, root, isUnsaved]);
  return () => {
    if (root) tab?.noteUnsaved(root, false);
  };
};
