import { lazy, Suspense, type ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { publicPaths } from '../paths/public-paths.ts';
import type { PageTitle } from '../routes/route-table.ts';
import { BlankScreen } from './blank-screen.tsx';
import { useDocumentTitle } from '../document-title.ts';

interface PublicPage {
  path: string;
  title: PageTitle;
  Page: ComponentType;
}

const publicPage = (path: string, title: PageTitle, page: () => Promise<{ default: ComponentType }>): PublicPage => ({
  path,
  title,
  Page: lazy(page),
});

const signInPage = () => import('../../features/sign-in/sign-in-page.tsx');

/** They are one file; most come for the sign-in. */
export const fetchPublicPages = (): void => void signInPage().catch(() => undefined);

const table: readonly PublicPage[] = [
  publicPage(publicPaths.signIn, 'signIn', signInPage),
  publicPage(publicPaths.register, 'register', () => import('../../features/sign-in/register/register-page.tsx')),
  publicPage(publicPaths.registerResult, 'registerResult', () => import('../../features/sign-in/register/register-result-page.tsx')),
  publicPage(publicPaths.policy, 'policy', () => import('../../features/public/policy-page.tsx')),
  publicPage(publicPaths.touchResult, 'authorisation', () => import('../../features/public/authorisation-page.tsx')),
  publicPage(publicPaths.magicToolResult, 'authorisation', () => import('../../features/public/authorisation-page.tsx')),
  publicPage(publicPaths.notFound, 'notFound', () => import('../../features/public/not-found-page.tsx')),
];

export const publicAddresses = table.map(({ path }) => path);

export const PublicPages = () => (
  <Suspense fallback={<BlankScreen />}>
    <Routes>
      {table.map((page) => (
        <Route key={page.path} path={page.path} element={<Titled {...page} />} />
      ))}
    </Routes>
  </Suspense>
);

const Titled = ({ title, Page }: PublicPage) => {
  useDocumentTitle(title);
  return <Page />;
};
