/** Pages that open without a sign-in (specification section 2). */
export const publicPaths = {
  index: '/index',
  signIn: '/user/login',
  register: '/user/register',
  registerResult: '/user/register-result',
  recover: '/user/recover',
  policy: '/policy',
  notFound: '/404',
  touchResult: '/touch/result',
  magicToolResult: '/magicTool/result',
} as const;
