import { EntryScreen } from './entry/entry-screen.tsx';
import { SignInForm } from './sign-in-form.tsx';

export default function SignInPage() {
  return (
    <EntryScreen>
      <SignInForm />
    </EntryScreen>
  );
}
