'use client';

import { Monitor, Moon, Sun } from 'lucide-react';
import { useTheme } from '@/components/office/shell/use-theme';
import { SegmentedControl } from '@/components/ui/inputs/segmented-control';

export function ThemeChoice() {
  const [theme, changeTheme] = useTheme();
  return (
    <SegmentedControl
      label="Theme"
      value={theme}
      onValueChange={changeTheme}
      segments={[
        { value: 'system', label: 'System', icon: Monitor },
        { value: 'light', label: 'Light', icon: Sun },
        { value: 'dark', label: 'Dark', icon: Moon },
      ]}
    />
  );
}
