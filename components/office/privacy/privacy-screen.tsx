'use client';

import type { ComponentProps, ReactNode } from 'react';
import { PrivacyHeader } from '@/components/office/privacy/privacy-header';
import { RecordScreen } from '@/components/screens/record-screen';
import type { Versioned } from '@/lib/api-client/client';
import { type DataPrivacy, useDataPrivacy } from '@/lib/api-client/data-privacy';

type PrivacyScreenProps = ComponentProps<typeof PrivacyHeader> & {
  children: (read: Versioned<DataPrivacy>) => ReactNode;
};

/** A page of the club's data protection settings. */
export function PrivacyScreen({ children, ...header }: PrivacyScreenProps) {
  return (
    <RecordScreen query={useDataPrivacy()} header={<PrivacyHeader {...header} />}>
      {children}
    </RecordScreen>
  );
}
