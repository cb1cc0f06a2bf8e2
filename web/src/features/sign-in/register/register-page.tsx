import { EntryScreen } from '../entry/entry-screen.tsx';
import { RegisterForm } from './register-form.tsx';

export default function RegisterPage() {
  return (
    <EntryScreen>
      <RegisterForm />
    </EntryScreen>
  );
}
