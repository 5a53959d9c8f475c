import { chakra } from "@chakra-ui/react/styled-system";
import { LuChevronDown } from "react-icons/lu";
import type { NotificationFrequency, NotificationTopic, NotificationWay } from "../../__generated__/enums";
import { Field } from "../../components/ui/Field";
import { Select } from "../../components/ui/Input";
import { SettingsCard } from "../../components/ui/SettingsCard";
import { Skeleton } from "../../components/ui/Skeleton";
import { PushSwitch } from "../../components/push/PushSwitch";
import { useCapability } from "../../components/useCapability";
import { notificationSettingMessages as text } from "../../lib/notificationSettingMessages";
import { useNotificationSettings } from "./useNotificationSettings";
import type { NotificationSetting } from "./useNotificationSettings";

const TOPICS = Object.keys(text.topics) as NotificationTopic[];
const WAYS: readonly NotificationWay[] = ["IN_APP", "MAIL"];
const WAYS_WITH_PUSH: readonly NotificationWay[] = [...WAYS, "PUSH"];

/** «Qué avisos quieres»: each topic opens to how it comes, which is saved as it is chosen. */
export default function NotificationSettings() {
  const { settings, mailsAreOff, error, refetch, choose } = useNotificationSettings();
  const [hasSettings, hasRings] = [useCapability("notificationSettings"), useCapability("rings")];
  const [hasAlerts, hasMatches] = [useCapability("alerts"), useCapability("matches")];
  const hasPush = useCapability("push");
  const ways = hasPush ? WAYS_WITH_PUSH : WAYS;
  if (!hasSettings || settings === null) return null;
  const topics = TOPICS.filter((topic) => {
    if (topic === "RINGS") return hasRings;
    return topic !== "ALERTS" || hasAlerts || hasMatches;
  });
  return (
    <SettingsCard
      id="avisos"
      title={text.title}
      hint={`${text.hint} ${text.account}`}
      isLoading={!settings && !error}
      onRetry={!settings && error ? () => void refetch().catch(() => {}) : null}
      notices={
        <>
          {mailsAreOff && (
            <chakra.p textStyle="small" fontWeight={700}>
              {text.mailsOff}
            </chakra.p>
          )}
          {hasPush && <PushSwitch />}
        </>
      }
    >
      <chakra.ul m="0" p="0" listStyleType="none">
        {topics.map((topic) => (
          <chakra.li key={topic} borderTop="1px solid {colors.border.subtle}">
            {settings ? (
              <Topic
                topic={topic}
                settings={settings.filter((one) => one.topic === topic && ways.includes(one.way))}
                onChoose={(setting, frequency) => void choose(setting, frequency)}
              />
            ) : (
              <chakra.div py="3">
                <Skeleton height="45px" />
              </chakra.div>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </SettingsCard>
  );
}

interface TopicProps {
  topic: NotificationTopic;
  settings: readonly NotificationSetting[];
  onChoose: (setting: NotificationSetting, frequency: NotificationFrequency) => void;
}

function Topic({ topic, settings, onChoose }: TopicProps) {
  const summary = settings.map(({ way, frequency, choices }) =>
    text.summary(text.shortWays[way], choices.length > 1 ? text.frequencies[frequency] : text.fixed),
  );
  return (
    <chakra.details css={{ "&[open] > summary > svg": { transform: "rotate(180deg)" } }}>
      <chakra.summary
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        py="3"
        cursor="pointer"
        listStyleType="none"
        css={{ "&::-webkit-details-marker": { display: "none" } }}
      >
        <span>
          <chakra.span display="block" fontWeight={700}>
            {text.topics[topic]}
          </chakra.span>
          <chakra.span display="block" textStyle="small" color="fg.muted">
            {summary.join(" · ")}
          </chakra.span>
        </span>
        <LuChevronDown size={20} aria-hidden="true" style={{ flexShrink: 0 }} />
      </chakra.summary>
      <chakra.div
        role="group"
        aria-label={text.topics[topic]}
        display="grid"
        gridTemplateColumns={{ base: "1fr", md: "repeat(auto-fit, minmax(180px, 1fr))" }}
        gap="3"
        pb="4"
      >
        {settings.map((setting) => (
          <Way key={setting.way} setting={setting} onChoose={(frequency) => onChoose(setting, frequency)} />
        ))}
      </chakra.div>
    </chakra.details>
  );
}

interface WayProps {
  setting: NotificationSetting;
  onChoose: (frequency: NotificationFrequency) => void;
}

function Way({ setting: { topic, way, frequency, choices }, onChoose }: WayProps) {
  if (choices.length < 2)
    return (
      <div>
        <chakra.p fontWeight={700}>{text.ways[way]}</chakra.p>
        <chakra.p mt="1">{text.fixed}</chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {topic === "MESSAGES" ? text.inChat : text.fixedReason}
        </chakra.p>
      </div>
    );
  return (
    <Field label={text.ways[way]} {...(choices.includes("NEVER") ? {} : { hint: text.fixedReason })}>
      {(control) => (
        <Select
          {...control}
          value={frequency}
          onChange={(event) => {
            const chosen = choices.find((choice) => choice === event.target.value);
            if (chosen) onChoose(chosen);
          }}
        >
          {ORDER.filter((one) => choices.includes(one)).map((one) => (
            <option key={one} value={one}>
              {text.frequencies[one]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const ORDER: readonly NotificationFrequency[] = ["AT_ONCE", "DAILY", "NEVER"];
