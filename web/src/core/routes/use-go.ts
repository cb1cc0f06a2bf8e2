import { use, useCallback } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

type Go = (to: string, options?: { replace: boolean }) => void;

/** Leads to an absolute address. Unlike the library's `useNavigate` it stays the same, so that whoever holds it is not drawn again at every navigation. */
export const useGo = (): Go => {
  const { navigator } = use(NavigationContext);
  return useCallback<Go>((to, { replace } = { replace: false }) => (replace ? navigator.replace(to) : navigator.push(to)), [navigator]);
};
