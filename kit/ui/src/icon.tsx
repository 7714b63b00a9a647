import {
  ArrowLeft,
  ArrowRight,
  ArrowUpDown,
  Banknote,
  Bell,
  Briefcase,
  Building2,
  Calendar,
  Car,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  CircleUser,
  ClipboardCheck,
  ClipboardList,
  Clock,
  CloudOff,
  ExternalLink,
  Eye,
  EyeOff,
  FileText,
  Globe,
  House,
  Info,
  List,
  Lock,
  LogIn,
  LogOut,
  Mail,
  MapPin,
  Menu,
  MessageSquareText,
  Moon,
  Pencil,
  Phone,
  Plus,
  RefreshCw,
  Route,
  Search,
  SearchX,
  Settings,
  SlidersHorizontal,
  Sparkles,
  Sun,
  Sunset,
  Trash2,
  TriangleAlert,
  User,
  Users,
  WifiOff,
  X,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'
import styles from './icon.module.css'

/** The icons of the product by what they mean. */
const icons = {
  add: Plus,
  back: ArrowLeft,
  bell: Bell,
  briefcase: Briefcase,
  building: Building2,
  calendar: Calendar,
  car: Car,
  check: Check,
  clipboard: ClipboardList,
  'clipboard-check': ClipboardCheck,
  close: X,
  day: Sun,
  delete: Trash2,
  distance: Route,
  down: ChevronDown,
  edit: Pencil,
  error: CircleAlert,
  external: ExternalLink,
  file: FileText,
  filter: SlidersHorizontal,
  forward: ArrowRight,
  help: CircleHelp,
  hide: EyeOff,
  home: House,
  info: Info,
  language: Globe,
  list: List,
  lock: Lock,
  'log-in': LogIn,
  'log-out': LogOut,
  mail: Mail,
  menu: Menu,
  message: MessageSquareText,
  next: ChevronRight,
  night: Moon,
  offline: WifiOff,
  pay: Banknote,
  phone: Phone,
  place: MapPin,
  previous: ChevronLeft,
  retry: RefreshCw,
  search: Search,
  'search-none': SearchX,
  settings: Settings,
  shift: Clock,
  show: Eye,
  sort: ArrowUpDown,
  sparkles: Sparkles,
  success: CircleCheck,
  swing: Sunset,
  unavailable: CloudOff,
  user: User,
  'user-circle': CircleUser,
  users: Users,
  warning: TriangleAlert,
} as const satisfies Record<string, LucideIcon>

export type IconName = keyof typeof icons

export interface IconProps {
  name: IconName
  /** Read aloud in place of the icon; without it the icon is decoration and stays silent. */
  label?: string
  size?: 'small' | 'regular' | 'large'
  className?: string
}

/** One icon, the height of the text beside it unless told otherwise. */
export const Icon = ({ name, label, size = 'regular', className }: IconProps) => {
  const Drawing = icons[name]
  const named =
    label === undefined ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': label }
  return <Drawing className={classNames(styles.icon, styles[size], className)} focusable="false" {...named} />
}

/** Every name, for the gallery. */
export const iconNames = Object.keys(icons) as IconName[]
