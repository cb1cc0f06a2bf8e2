import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { publicPaths } from '#web/core/paths/public-paths.ts';
import type { PageTitle } from '#web/i18n/texts.ts';
import { loadable } from '#web/ui/loadable.tsx';
import { BlankScreen } from './blank-screen.tsx';
import { useDocumentTitle } from '../document-title.ts';

interface PublicPage {
  path: string;
  title: PageTitle;
  Page: ComponentType;
}

const publicPage = (path: string, title: PageTitle, Page: ComponentType): PublicPage => ({ path, title, Page });

const soon = (page: () => Promise<{ default: ComponentType }>) => loadable(page, BlankScreen);

/** They are one file; most come for the sign-in. */
export const SignIn = soon(() => import('#web/features/sign-in/sign-in-page.tsx'));

const table: readonly PublicPage[] = [
  publicPage(publicPaths.signIn, 'signIn.pages.signIn', SignIn),
  publicPage(
    publicPaths.register,
    'register.pages.register',
    soon(() => import('#web/features/sign-in/register/register-page.tsx')),
  ),
  publicPage(
    publicPaths.registerResult,
    'register.pages.registerResult',
    soon(() => import('#web/features/sign-in/register/register-result-page.tsx')),
  ),
  publicPage(
    publicPaths.policy,
    'app.pages.policy',
    soon(() => import('#web/features/public/policy-page.tsx')),
  ),
  publicPage(
    publicPaths.touchResult,
    'app.pages.authorisation',
    soon(() => import('#web/features/public/authorisation-page.tsx')),
  ),
  publicPage(
    publicPaths.magicToolResult,
    'app.pages.authorisation',
    soon(() => import('#web/features/public/authorisation-page.tsx')),
  ),
  publicPage(
    publicPaths.notFound,
    'app.pages.notFound',
    soon(() => import('#web/features/public/not-found-page.tsx')),
  ),
];

export const publicAddresses = table.map(({ path }) => path);

export const PublicPages = () => (
  <Routes>
    {table.map((page) => (
      <Route key={page.path} path={page.path} element={<Titled {...page} />} />
    ))}
  </Routes>
);

const Titled = ({ title, Page }: PublicPage) => {
  useDocumentTitle(title);
  return <Page />;
};
