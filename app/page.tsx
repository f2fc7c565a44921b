import { redirect } from 'next/navigation';

/** The office sends on to sign-in whoever is not signed in. */
export default function StartPage() {
  redirect('/submissions');
}
